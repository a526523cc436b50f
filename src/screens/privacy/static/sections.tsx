import { DataList } from './DataList'
import { PrivacyNotice } from './PrivacyNotice'
import { STORED_ON_DEVICE } from './stored-data'

const STORED = STORED_ON_DEVICE.map(({ what, why, until }) => ({ what, says: [why], end: until }))

/** Static sections in one chunk, for client navigations. */
export const sections = { PrivacyNotice, StoredList: () => <DataList items={STORED} /> }
