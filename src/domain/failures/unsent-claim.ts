/**
 * What is told when not even the code that sends a claim came (SPEC 8). These words come with the form,
 * those of the other failures with the call.
 */
export const UNSENT_CLAIM = {
  sentence: 'Hubo un problema al enviar tu reclamo. Inténtalo más tarde.',
  advice:
    'Tus datos y archivos siguen aquí y todavía no salió nada. Revisa tu conexión y vuelve a enviarlo.',
} as const
