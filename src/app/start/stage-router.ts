import { createBrowserRouter, RouterProvider } from 'react-router-dom'

/** A stage of the start, like React's: the router's code is read in a task of its own. */
export const router = { createBrowserRouter, RouterProvider }
