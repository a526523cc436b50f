/** Anchor of the estimates: `/FAQ#compensacion-estimada`. */
export const ESTIMATES_ID = 'compensacion-estimada'
