import { createBrowserRouter, RouterProvider } from 'react-router-dom'

/** Start-up stage, as `stage-react`. */
export const router = { createBrowserRouter, RouterProvider }
