/** Constants and limits of SPEC section 9, and the API's timeouts. */

export const MESSAGE_MAX_LENGTH = 2000
export const FILE_MAX_BYTES = 5 * 1024 * 1024
/** Larger pictures are scaled down: 12 megapixels. */
export const PHOTO_MAX_PIXELS = 12_000_000
/** Larger pictures are rejected: 200 megapixels, at four bytes each in memory. */
export const PHOTO_OPEN_MAX_PIXELS = 200_000_000
/** `client_max_body_size` of deploy/nginx.conf. */
export const UPLOAD_MAX_BYTES = 50 * 1024 * 1024
/** The rest is for texts and multipart headers. */
export const CLAIM_FILES_MAX_BYTES = UPLOAD_MAX_BYTES - 1024 * 1024
export const COMMISSION_RATE = 0.2
export const CARD_VALIDATION_CLP = 50
/** Within this time after leaving for the card provider, a second registration needs a confirmation. */
export const CARD_REPEAT_MINUTES = 15

export const CLAIM_PAGE_SIZES = [25, 50, 100] as const
export const ADMIN_PAGE_SIZE = 25
export const CRM_FIRST_PAGE_SIZE = 10
export const USERS_PAGE_SIZE = 10

/** Longest address that a referrer's code may hold: a finer code is no longer read from paper. */
export const QR_ADDRESS_MAX_LENGTH = 400

export const API_PREFIX = '/api/v1'
/** Milliseconds without progress, in both directions. */
export const API_TIMEOUT_MS = 15_000
export const UPLOAD_TIMEOUT_MS = 60_000
