import { defineConfig } from '@adonisjs/core/bodyparser'

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { limit: '1mb', convertEmptyStringsToNull: true, types: ['application/x-www-form-urlencoded'] },
  json: {
    limit: '1mb',
    convertEmptyStringsToNull: true,
    // `trimTexts` does it, and leaves rich texts alone.
    trimWhitespaces: false,
    types: ['application/json', 'application/json; charset=utf-8'],
  },
  multipart: {
    // Only these routes accept files. Otherwise anybody could fill the disk with uploads.
    autoProcess: [],
    convertEmptyStringsToNull: true,
    processManually: [],
    limit: '30mb',
    types: ['multipart/form-data'],
  },
})
