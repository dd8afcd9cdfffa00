import { run } from './processes.js'

/** Makes an empty PostgreSQL database of this name, and returns the environment to use it. */
export async function freshDatabase(name: string, env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const onServer = (sql: string) => run('bench/query', [sql], { ...env, DB_CONNECTION: 'pg', DB_DATABASE: 'postgres' })
  await onServer(`drop database if exists ${name}`)
  await onServer(`create database ${name}`)
  return { ...env, DB_CONNECTION: 'pg', DB_DATABASE: name }
}
