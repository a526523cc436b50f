/** The router's other half: a second copy of its file, with nothing that draws (site/split-router.ts). */
export { createBrowserRouter } from 'react-router-dom'
