import { createRoot, hydrateRoot } from 'react-dom/client'

/** Start-up stage: a separate import evaluates React in its own task, so that input is handled in between. */
export const react = { createRoot, hydrateRoot }
