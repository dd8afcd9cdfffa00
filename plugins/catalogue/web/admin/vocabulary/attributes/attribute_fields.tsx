import { BooleanField, NumberField, SelectField, TextField } from '#web/admin/form/fields'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { locales } from '#web/lib/locale'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { ResponseOf } from '#web/lib/registry'
import { fits, flags, isAttached, types, withOptions, type AttributeValues } from './attribute_values'

type Usage = ResponseOf<'catalogue.admin.attributes.show'>['meta']

const validations = ['numeric', 'decimal', 'email', 'url', 'regex'] as const
const swatches = ['dropdown', 'color', 'image', 'text'] as const

export function AttributeFields({ values, usage }: { values: AttributeValues; usage: Usage | null }) {
  const t = useWords()
  const locale = useLocale()
  const { type, validation } = values
  const isText = type === 'text' || type === 'textarea'
  const choices = <V extends string>(from: readonly V[], words: string) =>
    from.map((value) => ({ value, label: t(`catalogue.vocabulary.${words}.${value}`) }))
  const needs = usage?.families.map(({ code, name }) => name[locale] ?? name.fr_FR ?? code).join(', ')
  return (
    <FormSection title={t('catalogue.vocabulary.identity')}>
      <FieldRow>
        {locales.map((each) => (
          <TextField
            key={each}
            name={`label.${each}`}
            label={t('catalogue.vocabulary.name_in', { language: t(`shell.languages.${each}`) })}
            maxLength={255}
            required={each === 'fr_FR'}
          />
        ))}
      </FieldRow>
      <FieldRow>
        <TextField
          name="code"
          label={t('catalogue.vocabulary.code')}
          help={t(usage ? 'catalogue.vocabulary.code_fixed' : 'catalogue.vocabulary.attribute_code_help')}
          maxLength={64}
          required
          disabled={usage !== null}
          spellCheck={false}
        />
        <SelectField
          name="type"
          label={t('catalogue.vocabulary.types.label')}
          {...(usage?.isUsed ? { help: t('catalogue.vocabulary.type_fixed'), disabled: true } : {})}
          options={choices(types, 'types')}
          required
        />
      </FieldRow>
      {isText && (
        <FieldRow>
          <SelectField
            name="validation"
            label={t('catalogue.vocabulary.validations.label')}
            options={choices(validations, 'validations')}
            placeholder={t('catalogue.vocabulary.validations.none')}
          />
          {validation === 'regex' && (
            <TextField name="regex" label={t('catalogue.vocabulary.regex')} maxLength={500} spellCheck={false} />
          )}
        </FieldRow>
      )}
      {withOptions(type) && (
        <SelectField
          name="swatchType"
          label={t('catalogue.vocabulary.swatches.label')}
          options={choices(swatches, 'swatches')}
        />
      )}
      <FieldRow>
        {!isAttached(type) && (
          <TextField name="defaultValue" label={t('catalogue.vocabulary.default_value')} maxLength={1000} />
        )}
        <NumberField name="position" label={t('catalogue.vocabulary.rank')} min={0} />
      </FieldRow>
      {usage && (
        <p className="admin-hint">
          {t('catalogue.vocabulary.attribute_usage', {
            products: usage.products,
            variants: usage.variants,
            families: needs || '–',
          })}
        </p>
      )}
    </FormSection>
  )
}

/** What it is used for, each with a sentence. */
export function AttributeFlags({ values }: { values: AttributeValues }) {
  const t = useWords()
  return (
    <FormSection title={t('catalogue.vocabulary.uses')}>
      {flags
        .filter((flag) => fits(flag, values))
        .map((flag) => (
          <BooleanField
            key={flag}
            name={flag}
            label={t(`catalogue.vocabulary.flags.${flag}`)}
            help={t(`catalogue.vocabulary.flag_help.${flag}`)}
          />
        ))}
    </FormSection>
  )
}
