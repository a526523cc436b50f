import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listOnDevice } from '@/device/device-store'
import { storePart, storeRecord } from '@/device/records'
import { fillField, readForm } from '@tests/support/fill-claim'
import { renderApp } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { draftRecords, leaveDraft } from '@tests/support/device-drafts'

const MAIL = 'Tu vuelo LA 600 SCL-LIM del 20/11/2025 fue cancelado. LATAM'

/** As site/offline/share-target.js keeps it. */
async function leaveShared(
  { texts = ['', '', ''], file = '', leftOut = 0, savedAt = new Date() },
  name = 'uno',
) {
  const id = { kind: 'shared', owner: null, name } as const
  const files = file === '' ? [] : [{ id: '0', name: file }]
  await storeRecord(id, { texts, files, leftOut }, savedAt)
  const bytes = new TextEncoder().encode('%PDF').buffer
  if (file !== '') await storePart(id, '0', { type: 'application/pdf', lastModified: 5, bytes })
}

const sharedKeys = async () => (await listOnDevice()).filter((key) => key.startsWith('shared'))

describe('what another app shared', () => {
  it('is added to a draft, which stays, says that some of it was too much, and leaves the device and the address', async () => {
    const texts = { type: 'RETRASO', message: 'Llegué tarde.', airlineText: 'Otro aviso' }
    await leaveDraft(texts, new Date())
    await leaveShared({ texts: ['Aviso de vuelo', MAIL, MAIL], file: 'pase.pdf', leftOut: 2 })
    const { router } = await renderApp({ path: '/reclamo?compartido=1' })
    await screen.findByRole('button', { name: 'Quitar pase.pdf' })
    expect(screen.getByText(/no cupo todo\. Adjunta aquí lo que falta\.$/)).toBeVisible()
    expect(readForm()).toMatchObject({
      'Tipo de reclamo': 'RETRASO',
      Mensaje: 'Llegué tarde.',
      files: ['pase.pdf'],
    })
    expect(await screen.findByLabelText('Correo o SMS de la aerolínea')).toHaveValue(
      `Aviso de vuelo\n${MAIL}\n\n> Otro aviso`,
    )
    expect(router.state.location.search).toBe('')
    await until(async () => (await sharedKeys()).length === 0)
    await until(async () => JSON.stringify(await draftRecords()).includes('pase.pdf'))
  })

  it('is asked for where nothing has arrived since yesterday', async () => {
    await leaveShared({ file: 'pase.pdf', savedAt: new Date(Date.now() - 25 * 60 * 60 * 1000) })
    await renderApp({ path: '/reclamo?compartido=0' })
    await screen.findByText(
      'No recibimos lo que compartiste. Adjunta el archivo o pega el texto aquí.',
    )
    expect(readForm().files).toEqual([])
  })

  it('waits on the device while the form is opened without it', async () => {
    await leaveShared({ file: 'pase.pdf' })
    await renderApp({ path: '/reclamo' })
    fillField('Nombre', 'Ana')
    expect(readForm().files).toEqual([])
    expect(await sharedKeys()).toHaveLength(2)
  })
})
