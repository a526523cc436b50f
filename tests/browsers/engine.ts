/** A function that runs in the page. It sees only its argument, which is sent as JSON. */
export type InPage<A, R> = (argument: A) => R

/** A handle of an element, valid until the page renders it anew. */
export interface Handle {
  /** Clicks its centre. */
  readonly click: () => Promise<void>
  /** Types at the end of its text. */
  readonly type: (text: string) => Promise<void>
  /** Sets the files of a file field, as if chosen in the browser's dialog. */
  readonly attach: (paths: readonly string[]) => Promise<void>
}

/** A browser of one user, with its own cookies, storage and download folder. */
export interface Tab {
  readonly goto: (url: string) => Promise<void>
  /** Accepts any question of the page, such as `beforeunload`. */
  readonly reload: () => Promise<void>
  /** The result is sent as JSON. */
  readonly run: <A, R>(find: InPage<A, R>, argument: A) => Promise<R>
  readonly element: <A>(find: InPage<A, Element | null>, argument: A) => Promise<Handle | null>
  /** Problems that the browser reports; WebKit's driver reports none. */
  readonly problems: readonly string[]
  /** Folder of the downloads. */
  readonly downloads: string
  /** Opens another tab with the same cookies and storage. */
  readonly another: () => Promise<Tab>
  /** Brings this tab to the front. */
  readonly toFront: () => Promise<void>
  readonly close: () => Promise<void>
}

/** All other hosts are sent to a proxy that does not exist, so that a run needs no network. */
export const OUTSIDE = { host: '127.0.0.1', port: 9 }

/** A running browser. */
export interface Engine {
  readonly open: (size: Size) => Promise<Tab>
  readonly close: () => Promise<void>
}

/** Inner size of the window, in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

export const PHONE: Size = { width: 390, height: 844 }
export const DESKTOP: Size = { width: 1280, height: 900 }

/** The engines of the journeys; vitest.browsers.config.ts makes a project of each. */
export type EngineName = 'firefox' | 'webkit' | 'webkit-floor'

declare module 'vitest' {
  interface ProvidedContext {
    readonly engine: EngineName
  }
}
