/** A function that runs in the page: it sees nothing but its argument, which crosses as JSON. */
export type InPage<A, R> = (argument: A) => R

/** One element of the page, until the page draws it anew. */
export interface Handle {
  /** Presses it in the middle, the way a mouse does. */
  readonly click: () => Promise<void>
  /** Types into it, after what stands there already. */
  readonly type: (text: string) => Promise<void>
  /** Hands files to a file field, as if chosen in the browser's dialog. */
  readonly attach: (paths: readonly string[]) => Promise<void>
}

/** One person's browser: its own cookies, storage and download folder. */
export interface Tab {
  readonly goto: (url: string) => Promise<void>
  /** Whatever the page asks before. */
  readonly reload: () => Promise<void>
  /** The answer crosses as JSON. */
  readonly run: <A, R>(find: InPage<A, R>, argument: A) => Promise<R>
  readonly element: <A>(find: InPage<A, Element | null>, argument: A) => Promise<Handle | null>
  /** What the browser itself complained about; WebKit's driver cannot tell. */
  readonly problems: readonly string[]
  /** Where the browser puts what is downloaded. */
  readonly downloads: string
  /** One more tab of the same browser, with the same cookies and storage. */
  readonly another: () => Promise<Tab>
  /** Shows this tab, where another one lies before it. */
  readonly toFront: () => Promise<void>
  /** Ends the page without a word to it, as a crash does; the tab goes on empty. */
  readonly crash: () => Promise<void>
  readonly close: () => Promise<void>
}

/** A proxy that nobody serves stands for every host but this machine, so that a run needs no network. */
export const OUTSIDE = { host: '127.0.0.1', port: 9 }

/** A program that shows pages, running. */
export interface Engine {
  readonly open: (size: Size) => Promise<Tab>
  readonly close: () => Promise<void>
}

/** Of the window's inside, in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

export const PHONE: Size = { width: 390, height: 844 }
export const DESKTOP: Size = { width: 1280, height: 900 }

/** What the journeys are driven in; vitest.browsers.config.ts makes one project of each. */
export type EngineName = 'firefox' | 'webkit' | 'webkit-floor' | 'chromium'

declare module 'vitest' {
  interface ProvidedContext {
    readonly engine: EngineName
  }
}
