import { expect, describe, it } from 'vitest'
import { findChromium } from './chromium'
import { openSite } from './site'

const site = openSite('dist-e2e')

describe('the browser of the tests', () => {
  it('reports console messages, page errors, lost requests and calls to other hosts', async () => {
    const { page, problems, finish } = await site.open('/equipo', { allow: [/known/] })
    await page.evaluate(async (url) => {
      console.warn('careful')
      console.error('known fault')
      setTimeout(() => {
        throw new Error('broken')
      })
      await fetch('https://example.com/pixel').catch(() => null)
      await fetch(`${url}/api/v1/nowhere`).catch(() => null)
    }, site.api.url)
    await expect.poll(() => problems.join('\n')).toMatch(/careful[^]*broken|broken[^]*careful/)
    expect(problems.join('\n')).toContain('call to another host: https://example.com/pixel')
    expect(problems.join('\n')).toContain('404')
    expect(problems.join('\n')).not.toContain('known fault')
    await expect(finish()).rejects.toThrow('careful')
  })

  it('names the variable when CHROMIUM_PATH is wrong', () => {
    const before = process.env['CHROMIUM_PATH']
    process.env['CHROMIUM_PATH'] = '/nowhere/chromium'
    try {
      expect(findChromium).toThrow('CHROMIUM_PATH is "/nowhere/chromium"')
    } finally {
      if (before === undefined) delete process.env['CHROMIUM_PATH']
      else process.env['CHROMIUM_PATH'] = before
    }
  })
})
