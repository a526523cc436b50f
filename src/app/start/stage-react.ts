import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * A stage of the start: imported alone, it has React's code read in a task of its own, so that a
 * finger on the page is answered in between.
 */
export const react = { createRoot, hydrateRoot }
