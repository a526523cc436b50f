/** Error of a date with a part missing, or of a day that does not exist. */
export const INCOMPLETE_DATE = 'Completa la fecha o bórrala.'
