/** Message if a claim did not leave whole (SPEC 8). Own file, as it loads with the form. */
export const UNSENT_CLAIM = {
  sentence: 'Hubo un problema al enviar tu reclamo. Inténtalo más tarde.',
  advice:
    'Tus datos y archivos siguen aquí, pero el envío no alcanzó a llegar. Revisa tu conexión y vuelve a enviarlo. Si sigue igual y abajo dice «Borrador guardado», recarga la página.',
} as const
