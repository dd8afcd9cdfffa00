import { AdminForm } from '#web/admin/form/admin_form'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { useCan } from '#web/admin/admin_data'
import { FieldsOf } from '#web/fields/fields_of'
import { inputOf } from '#web/fields/field_kinds'
import { useMedia } from '#web/fields/media/find_media'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { useEffect, useMemo } from 'react'
import { brandingOf, changedIn, triedOf, valuesOf, type BrandingData, type BrandingValues } from './branding_values'
import { ContrastNotes } from './contrast_notes'
import { FontPairs } from './font_pairs'
import { Preview, type PreviewPage } from './preview'
import { useFontFiles, type FontFile } from './use_font_files'
import { ThemeFile } from './theme_file'

/** Colours that belong together, in the order of the form. Others come last. */
const GROUPS = [
  ['grounds', ['paper', 'surface', 'line']],
  ['texts', ['ink', 'muted']],
  ['actions', ['primary', 'primary-ink', 'accent']],
  ['states', ['positive', 'warning', 'negative']],
] as const

interface BrandingFormProps {
  data: BrandingData
  pages: readonly PreviewPage[]
  /** The files of the families to choose from. */
  fontFiles: readonly FontFile[]
  onDirty: (isDirty: boolean) => void
}

/** Colours, letters and pictures beside the pages that show them. */
export function BrandingForm({ data, pages, fontFiles, onDirty }: BrandingFormProps) {
  const t = useWords()
  const can = useCan()
  const form = useAdminForm<BrandingValues & Record<string, unknown>, unknown>({
    values: { ...valuesOf(data) },
    version: data.version,
    save: (values, version, base) => save(data.brandId, { values, version, base }),
    fresh: (current) => {
      const { version, ...theme } = current as Partial<BrandingValues> & { version: number }
      return { values: { ...valuesOf(data, theme) }, version }
    },
    saved: t('branding.screen.saved'),
  })
  const { values, isDirty } = form
  useEffect(() => onDirty(isDirty), [onDirty, isDirty])
  const media = useMedia([...new Set(Object.values(values.images).filter(Boolean))].join(','))
  const branding = useMemo(() => brandingOf(data, values, media), [data, values, media])
  useFontFiles(fontFiles)
  const mayColour = can('branding.update_colors')
  const grouped = new Set<string>(GROUPS.flatMap(([, ids]) => ids))
  const rest = data.colours.filter(({ id }) => !grouped.has(id)).map(({ id }) => id)
  return (
    <div className="preview-columns">
      <AdminForm
        form={form}
        isReadOnly={!mayColour && !can('branding.update_images')}
        submitLabel={t('branding.screen.save')}
        isWide
      >
        <FormSection title={t('branding.screen.colours')}>
          {[...GROUPS, ['others', rest] as const].map(([group, ids]) => (
            <FieldRow key={group} isTight>
              {ids.map((id) => (
                <Colour key={id} id={id} data={data} isClosed={!mayColour} />
              ))}
            </FieldRow>
          ))}
        </FormSection>
        <FormSection title={t('branding.screen.fonts')} help={t('branding.screen.fonts_help')}>
          {mayColour && (
            <FontPairs
              data={data}
              fonts={values.fonts}
              onTake={({ headings, text }) => form.set('fonts', { ...values.fonts, headings, text })}
            />
          )}
          <FieldRow>
            {data.fontUses.map(({ id, label, fontFamilies }) => (
              <Input
                key={id}
                kind="choice"
                name={`fonts.${id}`}
                label={label}
                options={{
                  choices: fontFamilies.map((value) => ({ value, label: t(`branding.screen.families.${value}`) })),
                }}
                isRequired
                isClosed={!mayColour}
              />
            ))}
          </FieldRow>
        </FormSection>
        <FormSection title={t('branding.screen.images')} help={t('branding.screen.images_help')}>
          {data.places.map(({ id, label }) => (
            <Input
              key={id}
              kind="media"
              name={`images.${id}`}
              label={label}
              help={t(`branding.screen.places.${id}`)}
              options={{ accept: ['image'], mime: ['image/*'] }}
              isClosed={!can('branding.update_images')}
            />
          ))}
        </FormSection>
        <ThemeFile data={data} isDirty={isDirty} />
      </AdminForm>
      <Preview branding={branding} pages={pages} fontFiles={fontFiles} tried={triedOf(data, values)}>
        <ContrastNotes
          data={data}
          colours={values.colours}
          onTake={mayColour ? (token, colour) => form.set(`colours.${token}`, colour) : undefined}
        />
      </Preview>
    </div>
  )
}

function Colour({ id, data, isClosed }: { id: string; data: BrandingData; isClosed: boolean }) {
  const colour = data.colours.find((one) => one.id === id)
  if (!colour) return null
  return <Input kind="colour" name={`colours.${id}`} label={colour.label} isClosed={isClosed} />
}

interface InputProps {
  kind: string
  name: string
  label: string
  help?: string
  options?: Record<string, unknown>
  isRequired?: boolean
  isClosed: boolean
}

/** The input of a kind of field. */
function Input({ kind, name, label, help, options = {}, isRequired = false, isClosed }: InputProps) {
  const KindInput = inputOf(kind)
  const field = { label, help: help ?? null, options } as never
  return <KindInput field={field} name={name} required={isRequired} disabled={isClosed} Fields={FieldsOf} />
}

interface Saving {
  values: BrandingValues
  version: number | undefined
  base: BrandingValues
}

/** Colours and pictures have a right of their own, and a route each. */
async function save(brandId: number, { values, version, base }: Saving) {
  const [colours, fonts] = [changedIn(values.colours, base.colours), changedIn(values.fonts, base.fonts)]
  const images = changedIn(values.images, base.images)
  let answer: { data: { brandId: number; version: number } } | false = { data: { brandId, version: version ?? 0 } }
  if (colours || fonts) {
    const data = { brandId, version, ...(colours && { colours }), ...(fonts && { fonts }) }
    answer = await call('PUT', 'branding.admin.colours.update', { data })
  }
  if (images && answer) {
    const data = { brandId: answer.data.brandId, version: answer.data.version, images }
    answer = await call('PUT', 'branding.admin.images.update', { data })
  }
  return answer
}
