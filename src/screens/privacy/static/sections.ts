import { PrivacyNotice } from './PrivacyNotice'
import { StoredList } from './StoredList'

/** Static sections in one chunk, for client navigations. */
export const sections = { PrivacyNotice, StoredList }
