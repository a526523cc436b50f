export interface Airport {
  readonly code: string
  readonly city: string
  readonly country: string
  /** Degrees, north and east positive. */
  readonly latitude: number
  readonly longitude: number
}

/** Code of an airport that is not in the list: country and distance are unknown. */
export const OTHER_AIRPORT = 'OTRO'

type Row = readonly [code: string, city: string, latitude: number, longitude: number]

const AIRPORTS_BY_COUNTRY: Readonly<Record<string, readonly Row[]>> = {
  CL: [
    ['ARI', 'Arica', -18.35, -70.34],
    ['IQQ', 'Iquique', -20.54, -70.18],
    ['CJC', 'Calama', -22.5, -68.9],
    ['ANF', 'Antofagasta', -23.44, -70.45],
    ['CPO', 'Copiapó', -27.26, -70.78],
    ['LSC', 'La Serena', -29.92, -71.2],
    ['SCL', 'Santiago', -33.39, -70.79],
    ['CCP', 'Concepción', -36.77, -73.06],
    ['ZCO', 'Temuco', -38.93, -72.65],
    ['ZAL', 'Valdivia', -39.65, -73.09],
    ['ZOS', 'Osorno', -40.61, -73.06],
    ['PMC', 'Puerto Montt', -41.44, -73.09],
    ['MHC', 'Castro', -42.34, -73.72],
    ['BBA', 'Balmaceda', -45.92, -71.69],
    ['PNT', 'Puerto Natales', -51.67, -72.53],
    ['PUQ', 'Punta Arenas', -53.0, -70.85],
    ['WPU', 'Puerto Williams', -54.93, -67.63],
    ['IPC', 'Rapa Nui', -27.16, -109.42],
  ],
  AR: [
    ['EZE', 'Buenos Aires (Ezeiza)', -34.82, -58.54],
    ['AEP', 'Buenos Aires (Aeroparque)', -34.56, -58.42],
    ['COR', 'Córdoba', -31.32, -64.21],
    ['MDZ', 'Mendoza', -32.83, -68.79],
    ['BRC', 'Bariloche', -41.15, -71.16],
    ['ROS', 'Rosario', -32.9, -60.79],
  ],
  BO: [
    ['LPB', 'La Paz', -16.51, -68.19],
    ['VVI', 'Santa Cruz de la Sierra', -17.64, -63.14],
  ],
  BR: [
    ['GRU', 'São Paulo', -23.44, -46.47],
    ['GIG', 'Río de Janeiro', -22.81, -43.25],
    ['BSB', 'Brasilia', -15.87, -47.92],
    ['FLN', 'Florianópolis', -27.67, -48.55],
  ],
  CO: [
    ['BOG', 'Bogotá', 4.7, -74.15],
    ['MDE', 'Medellín', 6.16, -75.42],
    ['CLO', 'Cali', 3.54, -76.38],
    ['CTG', 'Cartagena de Indias', 10.44, -75.51],
  ],
  EC: [
    ['UIO', 'Quito', -0.13, -78.36],
    ['GYE', 'Guayaquil', -2.16, -79.88],
  ],
  PE: [
    ['LIM', 'Lima', -12.02, -77.11],
    ['CUZ', 'Cusco', -13.54, -71.94],
    ['AQP', 'Arequipa', -16.34, -71.58],
  ],
  PY: [['ASU', 'Asunción', -25.24, -57.52]],
  UY: [['MVD', 'Montevideo', -34.84, -56.03]],
  VE: [['CCS', 'Caracas', 10.6, -66.99]],
  PA: [['PTY', 'Ciudad de Panamá', 9.07, -79.38]],
  CR: [['SJO', 'San José de Costa Rica', 9.99, -84.21]],
  CU: [['HAV', 'La Habana', 22.99, -82.41]],
  DO: [['PUJ', 'Punta Cana', 18.57, -68.36]],
  MX: [
    ['MEX', 'Ciudad de México', 19.44, -99.07],
    ['CUN', 'Cancún', 21.04, -86.88],
  ],
  US: [
    ['MIA', 'Miami', 25.79, -80.29],
    ['MCO', 'Orlando', 28.43, -81.31],
    ['JFK', 'Nueva York', 40.64, -73.78],
    ['ATL', 'Atlanta', 33.64, -84.43],
    ['DFW', 'Dallas', 32.9, -97.04],
    ['IAH', 'Houston', 29.98, -95.34],
    ['LAX', 'Los Ángeles', 33.94, -118.41],
    ['SFO', 'San Francisco', 37.62, -122.38],
  ],
  CA: [
    ['YYZ', 'Toronto', 43.68, -79.63],
    ['YUL', 'Montreal', 45.47, -73.74],
  ],
  ES: [
    ['MAD', 'Madrid', 40.47, -3.56],
    ['BCN', 'Barcelona', 41.3, 2.08],
  ],
  FR: [['CDG', 'París', 49.01, 2.55]],
  DE: [
    ['FRA', 'Fráncfort', 50.03, 8.57],
    ['MUC', 'Múnich', 48.35, 11.79],
  ],
  GB: [['LHR', 'Londres', 51.47, -0.46]],
  IT: [
    ['FCO', 'Roma', 41.8, 12.24],
    ['MXP', 'Milán', 45.63, 8.73],
  ],
  NL: [['AMS', 'Ámsterdam', 52.31, 4.76]],
  PT: [['LIS', 'Lisboa', 38.78, -9.14]],
  CH: [['ZRH', 'Zúrich', 47.46, 8.55]],
  TR: [['IST', 'Estambul', 41.28, 28.75]],
  AE: [['DXB', 'Dubái', 25.25, 55.36]],
  AU: [
    ['SYD', 'Sídney', -33.95, 151.18],
    ['MEL', 'Melbourne', -37.67, 144.84],
  ],
  NZ: [['AKL', 'Auckland', -37.01, 174.79]],
}

/** Airports used by travellers from Chile, Chilean ones first; maintained by hand. */
export const AIRPORTS: readonly Airport[] = Object.entries(AIRPORTS_BY_COUNTRY).flatMap(
  ([country, rows]) =>
    rows.map(([code, city, latitude, longitude]) => ({ code, city, country, latitude, longitude })),
)

const BY_CODE = new Map(AIRPORTS.map((airport) => [airport.code, airport]))

/** Finds an airport of the list by code; null for `OTHER_AIRPORT` or an unknown code. */
export function findAirport(code: string): Airport | null {
  return BY_CODE.get(code) ?? null
}
