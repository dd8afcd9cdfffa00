import vine from '@vinejs/vine'
import { LOCALES } from '#core/i18n/locales'
import { hostOf } from '#plugins/configuration/services/check_channel'
import { version } from '#core/records/record_validators'

const words = (length: number) => vine.string().trim().maxLength(length).nullable().optional()

const texts = () =>
  vine
    .object({ name: words(120), description: words(5000), homeMetaTitle: words(255), homeMetaDescription: words(500) })
    .optional()

const fields = {
  hosts: vine.array(vine.string().trim().maxLength(300).transform(hostOf)).maxLength(50),
  timezone: vine.string().trim().maxLength(60),
  defaultLocale: vine.string().trim().maxLength(8),
  locales: vine.array(vine.string().maxLength(8)).minLength(1).maxLength(20),
  baseCurrency: vine.string().trim().toUpperCase().maxLength(3),
  currencies: vine.array(vine.string().trim().toUpperCase().maxLength(3)).minLength(1).maxLength(60),
  allowedIps: vine.array(vine.string().trim().maxLength(45)).maxLength(100).optional(),
  texts: vine.object(Object.fromEntries(LOCALES.map((locale) => [locale, texts()]))),
  isClosed: vine.boolean().optional(),
}

export const storeChannel = vine.compile(vine.object({ code: vine.string().trim().maxLength(40), ...fields }))

export const updateChannel = vine.compile(vine.object({ ...fields, version: version() }))
