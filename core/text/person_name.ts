interface Named {
  firstName: string
  lastName: string
}

/** The displayed name of a person. Lists are sorted by last name nevertheless. */
export function personName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim()
}

/** The same as an SQL expression. `table`: prefix of the columns, as in `personNameSql('c.')`. */
export function personNameSql(table = ''): string {
  return `trim(${table}first_name || ' ' || ${table}last_name)`
}
