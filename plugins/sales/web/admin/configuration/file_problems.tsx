import { Alert } from '@mantine/core'
import { useWords } from '#web/lib/i18n'

/** The result of checking a file. It is valid without problems. */
export interface Problematic {
  problems: number
  /** The first problems. */
  told: { row: number | null; column: string | null; message: string }[]
}

/** The problems of a file, by line. */
export function Problems({ preview: { problems, told } }: { preview: Problematic }) {
  const t = useWords()
  return (
    <Alert color="red" role="alert" title={t('sales.table_rates.problems', { count: problems })}>
      <ul className="admin-plain-list">
        {told.map(({ row, column, message }) => (
          <li key={`${row} ${column} ${message}`}>
            {row === null ? message : t('sales.table_rates.problem', { row, message })}
            {column && <> ({column})</>}
          </li>
        ))}
      </ul>
      {problems > told.length && <p>{t('sales.table_rates.more', { count: problems - told.length })}</p>}
    </Alert>
  )
}
