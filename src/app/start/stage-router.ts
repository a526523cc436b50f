import { matchRoutes, RouterProvider } from 'react-router-dom'

/** A stage of the start, like React's: the half of the router that draws, in a task of its own. */
export const router = { matchRoutes, RouterProvider }
