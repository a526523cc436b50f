import { toIcon } from './to-icon'

export const ImageIcon = /* @__PURE__ */ toIcon(
  'M21 19V5q0-2-2-2H5Q3 3 3 5v14q0 2 2 2h14q2 0 2-2M8.5 13.5l2.5 3 3.5-4.5 4.5 6H5z',
)

export const PageIcon = /* @__PURE__ */ toIcon(
  'M14 2H6Q4 2 4 4v16q0 2 2 2h12q2 0 2-2V8zm2 16H8v-2h8zm0-4H8v-2h8zm-3-5V3.5L18.5 9z',
)
