import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'
import { writtenNumber } from '#core/http/written_number'
import { text, version } from '#plugins/catalogue/validators/admin/texts'

const degrees = (most: number) =>
  vine
    .string()
    .trim()
    .regex(new RegExp(`^-?\\d{1,${String(most).length}}(\\.\\d{1,8})?$`))
    .use(described({ examples: ['44.8378'] }))
    .nullable()
    .optional()

const fields = {
  name: vine.string().trim().minLength(1).maxLength(255),
  description: text(2000),
  priority: writtenNumber().withoutDecimals().min(0).max(1_000_000).optional(),
  contactName: text(255),
  contactEmail: vine.string().trim().email().maxLength(254).nullable().optional(),
  contactPhone: text(40),
  country: vine
    .string()
    .trim()
    .regex(/^[A-Z]{2}$/)
    .use(described({ examples: ['FR'] }))
    .optional(),
  postcode: text(20),
  city: text(120),
  street: text(255),
  latitude: degrees(90),
  longitude: degrees(180),
  status: vine.enum(['active', 'inactive'] as const).optional(),
}

/** A new place that holds stock; its code never changes. */
export const storeSource = vine.create({ ...fields, code: vine.string().trim().maxLength(64) })

export const updateSource = vine.create({ ...fields, version: version() })
