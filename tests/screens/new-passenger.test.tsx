import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { expect, it } from 'vitest'
import { parseBoardingPass } from '@/domain/claim/boarding-pass'
import type { Sendings } from '@/domain/claim/receipt/sendings'
import { EMPTY_CLAIM, type ClaimValues } from '@/screens/claim/claim-values'
import { useScanFilling } from '@/screens/claim/flight/use-scan-filling'
import { buildPassText } from '@tests/support/boarding-pass'
import { setUpPerson } from '@tests/support/mount'

/** Of a second passenger, who was removed after their claim may have arrived. */
const SENDINGS: Sendings = { '2': { state: 'refused' } }

const PASS = parseBoardingPass(buildPassText('MUNOZ/PEDRO'), new Date(2026, 10, 21))

function Form({ children }: { readonly children: ReactNode }) {
  const form = useForm<ClaimValues>({
    defaultValues: { ...EMPTY_CLAIM, name: 'Ana', lastname: 'Muñoz', sendings: SENDINGS },
  })
  const companions = useWatch({ control: form.control, name: 'companions' })
  return (
    <FormProvider {...form}>
      {children}
      <output>{companions.map(({ id }) => id).join()}</output>
    </FormProvider>
  )
}

function ScannedPass() {
  const { add } = useScanFilling()
  return <button onClick={() => add(PASS ? [PASS] : [], undefined)}>Escanear</button>
}

it('a new passenger by a boarding pass has an id that no claim of this filing had', async () => {
  const user = setUpPerson()
  render(
    <Form>
      <ScannedPass />
    </Form>,
  )
  await user.click(screen.getByRole('button', { name: 'Escanear' }))
  expect(await screen.findByText('3')).toBeInTheDocument()
})
