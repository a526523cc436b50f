import { describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { openBrowserSite } from './site'

const site = openBrowserSite()

const PUBLIC = [
  paths.home,
  paths.claim,
  paths.claimSent,
  paths.payment,
  paths.accessDenied,
  paths.contact,
  paths.team,
  paths.faq,
  paths.privacy,
  paths.accessibility,
  paths.resetPassword,
  '/no-existe',
]

describe('a visitor on a phone', () => {
  it.each(PUBLIC)(
    'reads %s: with its heading, no console messages and no horizontal overflow',
    async (path) => {
      const { see, tab } = await site.open(path)
      await see({ role: 'heading', name: /./, within: { role: 'main' } })
      const seen = await tab.run(
        () => ({
          width: window.innerWidth,
          sticksOut: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          titles: document.querySelectorAll('h1').length,
        }),
        null,
      )
      expect(seen).toEqual({ width: 390, sticksOut: 0, titles: 1 })
    },
  )
})
