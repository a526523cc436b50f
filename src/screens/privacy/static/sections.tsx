import { DataList } from './DataList'
import { PrivacyNotice } from './PrivacyNotice'
import { STORED_ON_DEVICE } from './stored-data'

/** Static sections in one chunk, for client navigations. */
export const sections = { PrivacyNotice, StoredList: () => <DataList items={STORED_ON_DEVICE} /> }
