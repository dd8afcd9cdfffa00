/** The name under which a landed migration imports it. */
export { Statements as Bulk } from '#core/database/statements'
