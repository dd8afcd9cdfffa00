/** The path from which a landed migration imports it. */
export { seedDefaults } from '#plugins/catalogue/database/seed_defaults'
