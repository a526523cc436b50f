import { DataList } from './DataList'
import { STORED_ON_DEVICE } from './stored-data'

export function StoredList() {
  return (
    <DataList
      items={STORED_ON_DEVICE.map(({ what, why, until }) => ({ what, says: [why], end: until }))}
    />
  )
}
