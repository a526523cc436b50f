import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router-dom'
import { AppFrame } from '@/app/App'
import { routes } from '@/app/router'
import { toPageHead, type PageHead } from '@/app/head/page-head'
import { describeRoute, type RouteHandle } from '@/app/head/route-handle'
import { preloadScreen } from '@/app/start/preload-screen'
import { env } from '@/config/env'
import { Prerendering } from '@/ui/StaticSection'
import { sharePictureOf } from '../search-engines/share-pictures'
import { structuredData } from '../search-engines/structured-data'
import { Shell } from './Shell'

export { PAGE_FILES, SHELL_FILES } from './page-files'

const basename = import.meta.env.BASE_URL

interface RenderedPage {
  readonly html: string
  readonly head: PageHead
  /** Structured data for search engines: an element of the head, or ''. */
  readonly data?: string
  readonly picture?: ReturnType<typeof sharePictureOf>
}

const readText = (stream: ReadableStream<Uint8Array>) => new Response(stream).text()

/** One chunk: React moves later chunks into place by inline scripts. */
const WHOLE = { progressiveChunkSize: Number.POSITIVE_INFINITY }

/**
 * Markup of a page for a signed-out visitor without stored data.
 *
 * @param path an entry of `paths`, or an unknown one
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const pathname = basename.replace(/\/+$/, '') + path
  await preloadScreen(routes, { pathname }, basename)
  const handler = createStaticHandler(routes, { basename })
  const context = await handler.query(new Request(`http://localhost${pathname}`))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`)
  const { prelude } = await prerender(
    <AppFrame onDemoReset={import.meta.env.VITE_DEMO === '1' ? () => undefined : undefined}>
      <Prerendering value>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Prerendering>
    </AppFrame>,
    WHOLE,
  )
  const handles = context.matches.map(({ route }): unknown => route.handle)
  const html = await readText(prelude)
  return {
    html,
    head: toPageHead({ pathname: path, ...describeRoute(handles) }),
    data: structuredData(path),
    picture: sharePictureOf(path),
  }
}

/** Markup of a shell: a skeleton, or only the logo. */
export async function renderShell(path: string): Promise<RenderedPage> {
  const { prelude } = await prerender(
    <StaticRouter location={basename.replace(/\/+$/, '') + path} basename={basename}>
      <Shell path={path} />
    </StaticRouter>,
    WHOLE,
  )
  const handler = createStaticHandler(routes, { basename })
  const context = await handler.query(
    new Request(`http://localhost${basename.replace(/\/+$/, '')}${path}`),
  )
  const matches = context instanceof Response ? [] : context.matches
  // The fallback file may be any page, opened offline.
  const anyPage: RouteHandle = { title: env.brandName, noindex: true }
  const handles = [anyPage, ...matches.map(({ route }): unknown => route.handle)]
  return {
    html: await readText(prelude),
    head: toPageHead({ pathname: path, ...describeRoute(handles) }),
  }
}
