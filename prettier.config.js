import base from '@adonisjs/prettier-config'

/** AdonisJS' own style on lines of 120, as docblocks and tests are written. */
export default { ...base, plugins: [], printWidth: 120 }
