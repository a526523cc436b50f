import { createBrowserRouter, matchRoutes } from 'react-router-dom'

/** A stage of the start, like React's: the router's code in a task of its own. */
export const router = { createBrowserRouter, matchRoutes }
