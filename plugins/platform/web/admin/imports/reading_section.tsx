import { BooleanField, SelectField } from '#web/admin/form/fields'
import { FormSection } from '#web/admin/form/form_section'
import { useWords } from '#web/lib/i18n'

const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be']
const DELIMITERS = [',', ';', '\t', '|']
const NAMES: Record<string, string> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' }

interface ReadingSectionProps {
  resources: { value: string; label: string }[]
  /** What was found in the file; null: a profile, which has none. */
  found: { encoding: string; delimiter: string } | null
  /** Its rows have no drafts, and bring no vocabulary. */
  isPlain?: boolean
}

/** What the file holds and how it is written. */
export function ReadingSection({ resources, found, isPlain = false }: ReadingSectionProps) {
  const t = useWords()
  const nameOf = (delimiter: string) => t(`platform.imports.delimiter.${NAMES[delimiter] ?? 'comma'}`)
  const auto = (value: string | undefined) =>
    value ? t('platform.imports.found', { value }) : t('platform.imports.find_out')
  return (
    <FormSection title={t('platform.imports.reading')}>
      <SelectField
        name="resource"
        label={t('platform.imports.resource')}
        options={resources}
        required={found === null}
      />
      <SelectField
        name="encoding"
        label={t('platform.imports.encoding')}
        help={auto(found?.encoding)}
        options={ENCODINGS.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      <SelectField
        name="delimiter"
        label={t('platform.imports.delimiter.label')}
        help={auto(found ? nameOf(found.delimiter) : undefined)}
        options={DELIMITERS.map((value) => ({ value, label: nameOf(value) }))}
      />
      <SelectField
        name="emptyCells"
        label={t('platform.imports.empty_cells.label')}
        help={t('platform.imports.empty_cells.help')}
        options={['keep', 'clear'].map((value) => ({ value, label: t(`platform.imports.empty_cells.${value}`) }))}
        required
      />
      {!isPlain && (
        <>
          <SelectField
            name="newStatus"
            label={t('platform.imports.new_status.label')}
            help={t('platform.imports.new_status.help')}
            options={['draft', 'published'].map((value) => ({
              value,
              label: t(`platform.imports.new_status.${value}`),
            }))}
            required
          />
          <BooleanField
            name="createMissing"
            label={t('platform.imports.create_missing')}
            help={t('platform.imports.create_missing_help')}
          />
          <BooleanField
            name="downloadMedia"
            label={t('platform.imports.download_media')}
            help={t('platform.imports.download_media_help')}
          />
        </>
      )}
      <BooleanField
        name="stopOnError"
        label={t('platform.imports.stop_on_error')}
        help={t('platform.imports.stop_on_error_help')}
      />
    </FormSection>
  )
}
