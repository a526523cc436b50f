/**
 * Rules for the finished pages; styles of writing HTML are React's affair.
 * @type {import('html-validate').ConfigData}
 */
export default {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // A disabled or read-only choice that HTML does not know, such as `readonly` on a radio.
    'input-attributes': 'error',
    // Lists may have names (ARIA 1.2), and these need them.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Roles are written out, because some browsers drop those of a table with another `display`.
    'no-redundant-role': 'off',
    // A label that holds its field may name it too: harmless.
    'no-redundant-for': 'off',
    // Scripts and styles come from the site itself.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
}
