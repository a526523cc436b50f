/** @typedef {import('playwright-core').Page} Page */

const CLAIMS_A_PAGE = 6
const PAGES_A_ROUND = 5
/** One of so many opened claims is edited and saved. */
const SAVED_OF = 5
const PAGES = 6
const ROWS_A_PAGE = 100
const WHEEL_PX = 800

/** Counts of one round of work. */
export const ROUND = {
  claims: CLAIMS_A_PAGE * PAGES_A_ROUND,
  rows: ROWS_A_PAGE * PAGES_A_ROUND,
}

/** As many as fill the pages that are turned. */
export const CLAIMS_IN_ALL = PAGES * ROWS_A_PAGE

/** @param {Page} page */
const detailsButtons = (page) => page.getByRole('button', { name: /^Detalles del reclamo/ })

/** Down a whole page of claims, and up again. @param {Page} page */
async function scrollPage(page) {
  const rows = page.locator('tbody')
  await page.mouse.move(600, 500)
  const height = await rows.evaluate((body) => body.getBoundingClientRect().height)
  for (let at = 0; at < height; at += WHEEL_PX) {
    await page.mouse.wheel(0, WHEEL_PX)
    await page.waitForTimeout(30)
  }
  await page.mouse.wheel(0, -height * 2)
}

/**
 * Opens a claim's details, edits and saves it if requested, and closes them.
 * @param {Page} page
 * @param {number} row
 * @param {string | null} text the next step to save
 */
async function workOnClaim(page, row, text) {
  await detailsButtons(page).nth(row).click()
  const details = page.getByRole('dialog', { name: 'Detalles del Reclamo' })
  await details.waitFor()
  if (text !== null) {
    await details.getByRole('button', { name: 'Editar', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Editar Reclamo' })
    const subcategory = form.getByLabel('Subcategoría')
    if (await subcategory.isEnabled()) await subcategory.selectOption({ index: 1 })
    await form.getByLabel('Next Step').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
    await form.getByRole('button', { name: 'Guardar', exact: true }).click()
    await form.waitFor({ state: 'hidden' })
    await details.getByText(text).first().waitFor()
  }
  await details.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await details.waitFor({ state: 'hidden' })
}

/** To the next page, or from the last one back to the first. @param {Page} page */
async function turnPage(page) {
  const place = page.getByText(/^Página \d+ de \d+$/)
  const at = Number(/\d+/.exec(await place.innerText())?.[0])
  if (at < PAGES) {
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await page.getByText(`Página ${at + 1} de ${PAGES}`).waitFor()
  } else {
    for (let back = PAGES - 1; back > 0; back -= 1) {
      await page.getByRole('button', { name: 'Anterior' }).click()
      await page.getByText(`Página ${back} de ${PAGES}`).waitFor()
    }
  }
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 100)
}

/** Inline edits by keyboard: opened and cancelled, and one saved. @param {Page} page @param {string} text */
async function changeInPlace(page, text) {
  const first = detailsButtons(page).first()
  const editor = page.getByRole('dialog')
  for (const key of ['s', 'r', 'm']) {
    await first.focus()
    await page.keyboard.press(key)
    await editor.waitFor()
    await page.keyboard.press('Escape')
    await editor.waitFor({ state: 'detached' })
  }
  await first.focus()
  await page.keyboard.press('s')
  await editor.waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await editor.waitFor({ state: 'detached' })
  await page.getByText('Guardado.', { exact: true }).waitFor()
  await first.focus()
  await page.keyboard.press('c')
  await page.waitForTimeout(500)
}

/** Searches for a claim in the palette and closes it. @param {Page} page */
async function lookInPalette(page) {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Buscar o hacer' })
  await field.waitFor()
  await page.keyboard.type('nombre1')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
}

/** The other faces of the desk, and back to the list. @param {Page} page */
async function visitViews(page) {
  for (const name of ['Qué toca hoy', 'Tablero', 'Resumen']) {
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('button', { name: 'Actualizar' }).waitFor()
  }
  const views = page.getByRole('navigation', { name: 'Vistas del CRM' })
  await views.getByRole('link', { name: 'Reclamos', exact: true }).click()
  await detailsButtons(page).first().waitFor()
}

/**
 * One round of work: scrolls and turns pages, opens and saves claims, and visits the other views.
 * @param {Page} page
 * @param {number} number tells the texts of rounds apart
 * @param {number} [pages] fewer, to warm up
 */
export async function workARound(page, number, pages = PAGES_A_ROUND) {
  for (let turned = 0; turned < pages; turned += 1) {
    await scrollPage(page)
    for (let nth = 0; nth < CLAIMS_A_PAGE; nth += 1) {
      const claim = turned * CLAIMS_A_PAGE + nth
      const row = (number * 7 + nth * 16) % ROWS_A_PAGE
      const isSaved = claim % SAVED_OF === 0
      await workOnClaim(page, row, isSaved ? `Llamar por el turno ${number}-${claim}` : null)
    }
    await turnPage(page)
  }
  await changeInPlace(page, `Pedir la boleta ${number}`)
  await lookInPalette(page)
  await visitViews(page)
}
