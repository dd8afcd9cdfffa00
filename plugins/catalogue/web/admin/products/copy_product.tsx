import { TextInput } from '@mantine/core'
import { useNavigate } from '@remix-run/react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { DuplicateDialog } from '#web/admin/dialogs/duplicate_dialog'
import { BooleanField, TextField } from '#web/admin/form/fields'
import { useField } from '#web/admin/form/form_context'
import { FormSection } from '#web/admin/form/form_section'
import { LocaleTabs } from '#web/admin/form/locale_tabs'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { Locale } from '#web/lib/locale'
import type { ResponseOf } from '#web/lib/registry'
import { useSlugProblem } from './sections/use_slug_problem'

type Proposal = ResponseOf<'catalogue.admin.product_copy_proposals.show'>['data']

interface CopyProductProps {
  id: number
  name: string
  onClose: () => void
}

/** Duplicates a product and opens the new draft. */
export function CopyProduct({ id, name, onClose }: CopyProductProps) {
  const t = useWords()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  return (
    <DuplicateDialog
      title={t('catalogue.product_copy.title', { name })}
      propose={(signal) => call('GET', 'catalogue.admin.product_copy_proposals.show', { params: { id }, signal })}
      valuesOf={valuesOf}
      fields={(proposal) => <CopyFields proposal={proposal} />}
      save={(values) => call('POST', 'catalogue.admin.product_copies.store', { params: { id }, data: values })}
      done={t('catalogue.product_copy.done')}
      onDone={({ data }) => {
        onClose()
        navigate(pathOf('catalogue.admin.product', { id: data.id }) ?? '/admin')
      }}
      onClose={onClose}
    />
  )
}

function valuesOf({ code, translations, variants }: Proposal) {
  return {
    ...(code === null ? {} : { code }),
    translations,
    variants: variants.map(({ id, sku }) => ({ id, sku })),
    attributes: {},
    pictures: true,
    links: true,
    stock: false,
  }
}

function CopyFields({ proposal }: { proposal: Proposal }) {
  const t = useWords()
  const { code, variants, values } = proposal
  return (
    <>
      <LocaleTabs path="translations">
        {(locale) => (
          <>
            <TextField
              name={`translations.${locale}.name`}
              label={t('catalogue.product_form.name')}
              maxLength={255}
              required={locale === 'fr_FR'}
            />
            <CopySlugField locale={locale} />
          </>
        )}
      </LocaleTabs>
      {code !== null && (
        <TextField name="code" label={t('catalogue.product_copy.code')} maxLength={64} required spellCheck={false} />
      )}
      {variants.map(({ id, original }, index) => (
        <TextField
          key={id}
          name={`variants.${index}.sku`}
          label={
            variants.length === 1
              ? t('catalogue.product_form.sku')
              : t('catalogue.product_copy.sku_of', { sku: original })
          }
          maxLength={64}
          required
          spellCheck={false}
        />
      ))}
      {values.map(({ field, label }) => (
        <TextField key={field} name={field} label={label} help={t('catalogue.product_copy.own_value')} required />
      ))}
      <Luggage proposal={proposal} />
    </>
  )
}

/** Parts to copy. */
function Luggage({ proposal: { pictures, links, onHand } }: { proposal: Proposal }) {
  const t = useWords()
  const can = useCan()
  return (
    <FormSection title={t('catalogue.product_copy.along')} help={t('catalogue.product_copy.along_help')}>
      <BooleanField
        name="pictures"
        isBox
        label={t('catalogue.product_copy.pictures', { count: pictures })}
        disabled={pictures === 0}
      />
      <BooleanField name="links" isBox label={t('catalogue.product_copy.links', { count: links })} />
      {can('catalogue.products.update_inventories') && (
        <BooleanField
          name="stock"
          isBox
          label={t('catalogue.product_copy.stock', { count: onHand })}
          disabled={onHand === 0}
        />
      )}
    </FormSection>
  )
}

/** The slug of the copy, checked while typing. */
function CopySlugField({ locale }: { locale: Locale }) {
  const t = useWords()
  const field = useField(`translations.${locale}.slug`, t('catalogue.product_form.slug'))
  const typed = String(field.value ?? '')
  const problem = useSlugProblem(typed, locale, undefined)
  return (
    <TextInput
      id={field.id}
      label={t('catalogue.product_form.slug')}
      description={t('catalogue.product_form.slug_help')}
      maxLength={255}
      spellCheck={false}
      value={typed}
      error={field.error ?? (problem && t(`catalogue.product_form.slug_${problem}`))}
      onChange={({ currentTarget }) => field.set(currentTarget.value)}
    />
  )
}
