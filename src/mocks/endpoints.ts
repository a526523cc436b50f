import { authEndpoints } from './handlers/auth'
import { cardEndpoints } from './handlers/cards'
import { chargeEndpoints } from './handlers/charges'
import { claimEndpoints } from './handlers/claim'
import { claimRecordEndpoints } from './handlers/claim-records'
import { contactEndpoints } from './handlers/contact'
import { referralEndpoints } from './handlers/referrals'
import { userEndpoints } from './handlers/user'
import type { Endpoint } from './endpoint'

export const ENDPOINTS: readonly Endpoint[] = [
  ...authEndpoints,
  ...userEndpoints,
  ...cardEndpoints,
  ...claimEndpoints,
  ...contactEndpoints,
  ...claimRecordEndpoints,
  ...chargeEndpoints,
  ...referralEndpoints,
]
