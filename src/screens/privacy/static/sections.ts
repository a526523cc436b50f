import { PrivacyNotice } from './PrivacyNotice'
import { StoredList } from './StoredList'

/** What only stands on the privacy page, in one file for whoever comes to it from another page. */
export const sections = { PrivacyNotice, StoredList }
