import { describe, expect, it } from 'vitest'
import { CLAIM, FILES, fillClaim, sendClaim } from './fill-claim'
import { sentClaims } from './multipart'
import { openSite } from './site'

const site = openSite('dist-e2e')

describe('an unfinished claim', () => {
  it('is in no cookie, web storage or address, and restored with its files, which arrive byte by byte', async () => {
    const { page, context, finish } = await site.visit('/reclamo?id=QR-42')
    await fillClaim(page)
    await page.getByText('Borrador guardado en este equipo').waitFor()
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
    )
    const cookies = JSON.stringify(await context.cookies())
    for (const secret of [CLAIM.email, '987654321', '12.345.678', CLAIM.lastname]) {
      expect(kept + cookies).not.toContain(secret)
    }
    await page.reload()
    await page.getByText(/Recuperamos tu borrador del/).waitFor()
    expect(await page.getByLabel('Mensaje').inputValue()).toBe(CLAIM.message)
    // Consent is required again each time.
    const consent = page.getByRole('checkbox', { name: /Autorizo/ })
    expect(await consent.isChecked()).toBe(false)
    await consent.check()
    await sendClaim(page)
    const [claim] = sentClaims(site.api)
    expect(claim?.files.map(({ bytes }) => bytes)).toEqual(FILES.map(({ buffer }) => buffer))

    // A draft that was left would be restored before what is typed now is stored.
    await page.reload()
    await page.getByLabel('Apellido', { exact: true }).fill('Rojas')
    await page.getByText('Borrador guardado en este equipo').waitFor()
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('')
    await finish()
  })

  it('survives a crash of the tab; its deletion can be undone', async () => {
    const { page, context, finish } = await site.open('/reclamo')
    await page.getByLabel('Nombre', { exact: true }).fill('Camila')
    await page.getByText('Borrador guardado en este equipo').waitFor()
    await page.close()

    const next = await context.newPage()
    await next.goto('/reclamo')
    await next.getByText(/Recuperamos tu borrador del/).waitFor()
    await next.getByRole('button', { name: 'Borrar borrador' }).click()
    expect(await next.getByLabel('Nombre', { exact: true }).inputValue()).toBe('')
    await next.getByRole('button', { name: 'Deshacer' }).click()
    expect(await next.getByLabel('Nombre', { exact: true }).inputValue()).toBe('Camila')
    await next.getByText('Borrador guardado en este equipo').waitFor()
    await finish()
  })
})
