import { DateInput } from '@mantine/dates'
import 'dayjs/locale/fr.js'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { readDay } from './read_day'

interface DayInputProps {
  'id'?: string
  'label'?: string
  'description'?: string
  'error'?: string | undefined
  'aria-label'?: string
  'placeholder'?: string
  'required'?: boolean
  'readOnly'?: boolean
  /** `2026-01-31`, or null. */
  'value': string | null
  'onChange': (day: string | null) => void
}

/** A date field. Weeks start on Monday. */
export function DayInput(props: DayInputProps) {
  const t = useWords()
  const isFrench = useLocale() === 'fr_FR'
  return (
    <DateInput
      {...props}
      locale={isFrench ? 'fr' : 'en'}
      firstDayOfWeek={1}
      valueFormat="DD/MM/YYYY"
      // Mantine's parser reads 05/11 as 11 May.
      dateParser={readDay}
      clearable={!props.required}
      clearButtonProps={{ 'aria-label': t('admin.form.clear') }}
      nextLabel={t('admin.form.next_month')}
      previousLabel={t('admin.form.previous_month')}
    />
  )
}
