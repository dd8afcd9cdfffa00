import { Alert } from '@mantine/core'
import { useWords } from '#web/lib/i18n'

/** What a file was found to be: sound where nothing is wrong with it. */
export interface Problematic {
  problems: number
  /** The first of them. */
  told: { row: number | null; column: string | null; message: string }[]
}

/** What is wrong with a file, line by line. */
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
