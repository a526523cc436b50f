import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Handle, Tab } from './engine'
import type { PageQuery, Words } from './find-on-page'

/** How to find an element; a plain text is found anywhere in the page. */
export interface Query {
  readonly role?: string
  readonly name?: string | RegExp
  readonly label?: string | RegExp
  readonly text?: string | RegExp
  readonly within?: Query
}

/** Timeout of a step, in ms; generous, because a busy machine is slow. */
const PATIENCE_MS = 45_000

const POLL_MS = 50

function toWords(words: string | RegExp): Words {
  return typeof words === 'string' ? words : { source: words.source, flags: words.flags }
}

function toPageQuery({ role, name, label, text, within }: Query): PageQuery {
  return {
    ...(role === undefined ? {} : { role }),
    ...(name === undefined ? {} : { name: toWords(name) }),
    ...(label === undefined ? {} : { label: toWords(label) }),
    ...(text === undefined ? {} : { text: toWords(text) }),
    ...(within === undefined ? {} : { within: toPageQuery(within) }),
  }
}

/** The query as a text for error messages. */
function describe({ within, ...query }: Query): string {
  const parts = Object.entries(query).map(([key, value]) => `${key} ${String(value)}`)
  return parts.join(', ') + (within ? ` within ${describe(within)}` : '')
}

export const button = (name: string | RegExp, within?: Query): Query => ({
  role: 'button',
  name,
  ...(within && { within }),
})
export const heading = (name: string | RegExp): Query => ({ role: 'heading', name })
export const dialog = (name: string | RegExp): Query => ({ role: 'dialog', name })
export const field = (label: string | RegExp, within?: Query): Query => ({
  label,
  ...(within && { within }),
})
export const words = (text: string | RegExp, within?: Query): Query => ({
  text,
  ...(within && { within }),
})

/** Runs in the page. */
function chooseOption({ query, option }: { query: PageQuery; option: string }): boolean {
  const select = window.journey.first(query)
  const radio = select?.querySelector<HTMLInputElement>(`input[value="${option}"]`)
  if (radio) {
    radio.click()
    return true
  }
  if (!(select instanceof HTMLSelectElement) || select.disabled) return false
  const found = Array.from(select.options).find(
    ({ text, value }) => value === option || text.trim() === option,
  )
  if (!found) return false
  select.value = found.value
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/**
 * Sets the value of a date field directly, because the order of its parts depends on the browser's
 * language. Runs in the page.
 */
function setDate({ query, date }: { query: PageQuery; date: string }): boolean {
  const control = window.journey.reachable(query)
  if (!(control instanceof HTMLInputElement) || control.type !== 'date') return false
  // React overrides the field's own setter and would ignore the value.
  Reflect.set(HTMLInputElement.prototype, 'value', date, control)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** User actions and checks on a page; each waits until it is possible. */
export type Person = ReturnType<typeof toPerson>

export function toPerson(tab: Tab) {
  const url = () => tab.run(() => location.href, null)

  /** Text of the page for error messages. */
  const glance = async () => {
    const text = await tab.run(() => document.body.innerText.slice(0, 1500), null).catch(String)
    return `${await url().catch(String)}\n${text}`
  }

  /** Polls until the result is not null; a page that is being left gives no result. */
  const wait = async <T>(what: string, ask: () => Promise<T | null>): Promise<T> => {
    const end = Date.now() + PATIENCE_MS
    let last: unknown = 'it never came'
    while (Date.now() < end) {
      try {
        const answer = await ask()
        if (answer !== null) return answer
      } catch (error) {
        last = error
      }
      await pause(POLL_MS)
    }
    throw new Error(`Waited for ${what}: ${String(last)}\nThe page:\n${await glance()}`)
  }

  const until = (what: string, isTrue: () => Promise<boolean>) =>
    wait(what, async () => ((await isTrue()) ? true : null))

  /** Acts on an element; finds it again if it was rendered anew meanwhile. */
  const act = async (what: string, query: Query, on: (handle: Handle) => Promise<void>) => {
    const wanted = toPageQuery(query)
    await wait(`${what} ${describe(query)}`, async () => {
      const handle = await tab.element((q: PageQuery) => window.journey.reachable(q), wanted)
      if (!handle) return null
      await on(handle)
      return true
    })
  }

  const count = (query: Query) =>
    tab.run((q: PageQuery) => window.journey.all(q).length, toPageQuery(query))

  return {
    tab,
    until,
    count,
    see: (query: Query) => until(describe(query), async () => (await count(query)) > 0),
    /**
     * Records from now on whether the page shows this text, for texts that are shown briefly. @returns
     * waits for the text
     */
    watchFor: async (text: string) => {
      await tab.run((said: string) => {
        new MutationObserver((_, observer) => {
          if (!document.body.textContent.includes(said)) return
          document.documentElement.dataset['said'] = said
          observer.disconnect()
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }, text)
      return () =>
        until(`"${text}"`, () =>
          tab.run((said: string) => document.documentElement.dataset['said'] === said, text),
        )
    },
    seeGone: (query: Query) =>
      until(`no ${describe(query)}`, async () => (await count(query)) === 0),
    seeValue: async (query: Query, value: string | RegExp) => {
      const wanted = toPageQuery(query)
      await until(`"${String(value)}" in ${describe(query)}`, async () => {
        const found = await tab.run(
          (q: PageQuery) => (window.journey.first(q) as HTMLInputElement | null)?.value ?? null,
          wanted,
        )
        return typeof value === 'string' ? found === value : value.test(found ?? '')
      })
    },
    seePath: (path: string) => until(path, async () => new URL(await url()).pathname === path),
    url,
    /** Presses the browser's Back, and waits for that page. */
    back: async (path: string) => {
      await tab.run(() => history.back(), null)
      await until(path, async () => new URL(await url()).pathname === path)
    },
    click: (query: Query) => act('to click', query, (handle) => handle.click()),
    fill: async (query: Query, text: string) => {
      await act('to fill', query, async (handle) => {
        await tab.run((q: PageQuery) => {
          const control = window.journey.first(q) as HTMLInputElement
          control.focus()
          control.select()
        }, toPageQuery(query))
        await handle.type(text)
      })
    },
    pickDate: (query: Query, date: string) =>
      until(`${date} in ${describe(query)}`, () =>
        tab.run(setDate, { query: toPageQuery(query), date }),
      ),
    choose: (query: Query, option: string) =>
      until(`${option} in ${describe(query)}`, () =>
        tab.run(chooseOption, { query: toPageQuery(query), option }),
      ),
    attach: async (query: Query, paths: readonly string[]) => {
      const wanted = toPageQuery(query)
      const handle = await wait(describe(query), () =>
        tab.element((q: PageQuery) => window.journey.first(q), wanted),
      )
      await handle.attach(paths)
    },
    isTicked: (query: Query) =>
      tab.run(
        (q: PageQuery) => (window.journey.first(q) as HTMLInputElement | null)?.checked ?? false,
        toPageQuery(query),
      ),
    /** Waits for a complete download, reads it and deletes it. */
    saved: (name: RegExp) =>
      wait(`a file ${String(name)}`, async () => {
        const names = await readdir(tab.downloads)
        const found = names.find((file) => name.test(file))
        // Firefox creates an empty placeholder beside the file that it is still writing.
        if (found === undefined || names.some((file) => file.endsWith('.part'))) return null
        const bytes = await readFile(join(tab.downloads, found))
        if (bytes.length === 0) return null
        await rm(join(tab.downloads, found))
        return { name: found, bytes }
      }),
  }
}
