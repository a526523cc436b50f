/** Where the estimates stand on the page: `/FAQ#compensacion-estimada`. */
export const ESTIMATES_ID = 'compensacion-estimada'
