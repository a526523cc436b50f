/** Business constants and limits of SPEC section 9, and the API's time-outs. */

export const MESSAGE_MAX_LENGTH = 2000
export const FILE_MAX_BYTES = 5 * 1024 * 1024
/** What a picture may measure before it is made smaller: 12 megapixels. */
export const PHOTO_MAX_PIXELS = 12_000_000
/** What a picture may measure to be opened at all, 200 megapixels: opened, each takes four bytes. */
export const PHOTO_OPEN_MAX_PIXELS = 200_000_000
/** The largest body that the server takes: `client_max_body_size` of deploy/nginx.conf. */
export const UPLOAD_MAX_BYTES = 50 * 1024 * 1024
/** All files of one claim together. What remains is for the texts, and for the names and borders of the parts. */
export const CLAIM_FILES_MAX_BYTES = UPLOAD_MAX_BYTES - 1024 * 1024
export const COMMISSION_RATE = 0.2
export const CARD_VALIDATION_CLP = 50
/** How long after leaving for the card provider a second registration is asked about first. */
export const CARD_REPEAT_MINUTES = 15

/** Page sizes of the back office. */
export const CLAIM_PAGE_SIZES = [25, 50, 100] as const
export const ADMIN_PAGE_SIZE = 25
export const CRM_FIRST_PAGE_SIZE = 10
export const USERS_PAGE_SIZE = 10

/** Longest address that a referrer's code may hold: a finer code is no longer read from paper. */
export const QR_ADDRESS_MAX_LENGTH = 400

export const API_PREFIX = '/api/v1'
/** Longest silence of a call: every piece of its answer starts the count again. */
export const API_TIMEOUT_MS = 15_000
/** Longest silence of an upload: every byte of progress starts the count again. */
export const UPLOAD_TIMEOUT_MS = 60_000
