import { ColorInput } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { AdminForm } from '#web/admin/form/admin_form'
import { TextField } from '#web/admin/form/fields'
import { useField } from '#web/admin/form/form_context'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { locales, type Locale } from '#web/lib/locale'
import { useWords } from '#web/lib/i18n'
import type { Attribute } from './attribute'
import type { Option } from './use_options'

interface OptionDialogProps {
  attribute: Attribute
  /** Null: a new one. */
  option: Option | null
  onDone: () => void
  onClose: () => void
}

function valuesOf(option: Option | null) {
  const label = Object.fromEntries(locales.map((locale) => [locale, option?.label[locale] ?? '']))
  return { code: option?.code ?? '', label: label as Record<Locale, string>, swatch: option?.swatch ?? '' }
}

export function OptionDialog({ attribute, option, onDone, onClose }: OptionDialogProps) {
  const t = useWords()
  const form = useAdminForm({
    values: valuesOf(option),
    ...(option ? { version: option.version } : {}),
    save: ({ code, ...values }, version = 0) =>
      option
        ? call('PUT', 'catalogue.admin.attribute_options.update', {
            params: { attribute: attribute.id, id: option.id },
            data: { ...values, version },
          })
        : call('POST', 'catalogue.admin.attribute_options.store', {
            params: { attribute: attribute.id },
            data: { ...values, code },
          }),
    fresh: (row) => ({ values: valuesOf(row as Option), version: (row as Option).version }),
    onSaved: onDone,
  })
  const title = t(option ? 'catalogue.vocabulary.options.edit' : 'catalogue.vocabulary.options.add')
  return (
    <Dialog opened onClose={onClose} title={title}>
      <AdminForm form={form} onClose={onClose}>
        <div className="admin-fields">
          {locales.map((locale) => (
            <TextField
              key={locale}
              name={`label.${locale}`}
              label={t('catalogue.vocabulary.name_in', { language: t(`shell.languages.${locale}`) })}
              maxLength={255}
              required={locale === 'fr_FR'}
            />
          ))}
          <TextField
            name="code"
            label={t('catalogue.vocabulary.code')}
            help={t(option ? 'catalogue.vocabulary.code_fixed' : 'catalogue.vocabulary.code_help')}
            disabled={option !== null}
            maxLength={120}
          />
          {attribute.swatchType === 'color' && <ColourField />}
          {(attribute.swatchType === 'text' || attribute.swatchType === 'image') && (
            <TextField name="swatch" label={t('catalogue.vocabulary.swatch')} maxLength={255} />
          )}
        </div>
      </AdminForm>
    </Dialog>
  )
}

function ColourField() {
  const t = useWords()
  const label = t('catalogue.vocabulary.colour')
  const { id, value, set, error, readOnly } = useField('swatch', label)
  return (
    <ColorInput
      id={id}
      label={label}
      error={error}
      readOnly={readOnly}
      value={String(value ?? '')}
      onChange={set}
      format="hex"
      withEyeDropper={false}
      swatches={['#6e1428', '#e2cc78', '#e9a096', '#d6c282', '#be8c32']}
    />
  )
}
