import { BaseModel } from '@adonisjs/lucid/orm'
import { APP_ROOT } from '#core/boot/app_root'
import { sourceFiles } from './source_files.js'
import type { LucidModel } from '@adonisjs/lucid/types/model'

/** Every model of the product. */
export async function modelClasses(): Promise<LucidModel[]> {
  const paths = sourceFiles()
    .map(({ path }) => path)
    .filter((path) => /\/models\/[^/]+\.ts$/.test(path))
  const modules = await Promise.all(paths.map((path) => import(new URL(path, APP_ROOT).href) as Promise<object>))
  return modules
    .flatMap((module) => Object.values(module) as unknown[])
    .filter((value): value is LucidModel => typeof value === 'function' && value.prototype instanceof BaseModel)
}
