import { lookup } from 'node:dns/promises'
import { FSDriver } from '@adonisjs/drive/drivers/fs'
import { AuditLog } from '#core/audit/audit_log'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { CounterWithReserve } from '#core/limits/counter_with_reserve'
import { DatabaseCounter } from '#core/limits/database_counter'
import { FileStore } from '#core/files/file_store'
import { Health } from '#core/health/health'
import { StoredMails } from '#core/mail/stored_mails'
import { JobList } from '#core/jobs/job_list'
import { ListCatalogue } from '#core/lists/list_catalogue'
import { Lists } from '#core/lists/lists'
import { MediaFiles } from '#core/media/media_files'
import { OutgoingClient } from '#core/outgoing/outgoing_client'
import { connectTo } from '#core/outgoing/connect_to'
import { PluginRegistry } from '#core/plugin/registry'
import { RateLimits, type RateLimit } from '#core/limits/rate_limits'
import { RedisCounter, type CountingRedis } from '#core/limits/redis_counter'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { ReservedPaths } from '#core/permalinks/reserved_paths'
import { Settings } from '#core/settings/settings'
import { VideoIntake } from '#core/media/video_intake'
import { Store } from '#core/database/store'
import { healthChecks } from '#core/health/health_checks'
import { declaredSettings } from '#core/settings/setting_catalogue'
import type { ApplicationService } from '@adonisjs/core/types'

/** Binds core's services: settings, permalinks, media, limits, health, jobs and lists. */
export default class ServicesProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    const { container } = this.app
    this.#registerFiles()
    container.singleton(ReservedPaths, async (resolver) => {
      const { config } = this.app
      const { plugins } = await resolver.make(PluginRegistry)
      const ofPlugins = plugins.flatMap(({ paths = [] }) => paths)
      return new ReservedPaths(
        [...config.get<string[]>('permalinks.screens', []), ...ofPlugins],
        config.get<string[]>('permalinks.folders', [])
      )
    })
    container.singleton(RateLimits, async (resolver) => {
      const { plugins } = await resolver.make(PluginRegistry)
      const limits: Record<string, RateLimit> = Object.assign(
        {},
        ...plugins.map((plugin) => plugin.limits),
        this.app.config.get('limits', {})
      )
      const inDatabase = new DatabaseCounter(await resolver.make(Store), await resolver.make(Clock))
      if (!this.app.config.get('cellier.redisUrl')) return new RateLimits(inDatabase, limits)
      const redis = await resolver.make('redis')
      // ioredis declares its commands with overloads that do not match our narrow interface.
      const inRedis = new RedisCounter(redis.connection() as unknown as CountingRedis)
      const logger = await resolver.make('logger')
      return new RateLimits(new CounterWithReserve({ first: inRedis, reserve: inDatabase, logger }), limits)
    })
    container.singleton(Health, async () => new Health(await healthChecks(this.app)))
    container.singleton(JobList, async (resolver) => new JobList(await resolver.make(PluginRegistry)))
    container.singleton(ListCatalogue, async (resolver) => {
      const resources = await resolver.make(ResourceCatalogue)
      return new ListCatalogue(await resolver.make(PluginRegistry), {
        keys: () => resources.all().map(({ resource }) => resource.id),
        list: async (key, listOf) => {
          const channels = await this.app.container.make(ChannelPort)
          return resources.list(key, { baseCurrency: channels.all()[0]?.baseCurrency ?? 'EUR', listOf })
        },
      })
    })
    container.singleton(Lists, async (resolver) => {
      const channels = await resolver.make(ChannelPort)
      return new Lists(
        await resolver.make(Store),
        await resolver.make(ListCatalogue),
        channels,
        await resolver.make(Clock)
      )
    })
    container.singleton(Settings, async (resolver) => {
      const { plugins } = await resolver.make(PluginRegistry)
      const settings = new Settings({
        store: await resolver.make(Store),
        clock: await resolver.make(Clock),
        audit: await resolver.make(AuditLog),
        cipher: await resolver.make('encryption'),
        logger: await resolver.make('logger'),
        definitions: declaredSettings(plugins),
        kinds: (await resolver.make(ResourceCatalogue)).kinds,
      })
      await settings.load()
      return settings
    })
  }

  /** Services that write to disks, to buckets or to other servers. */
  #registerFiles(): void {
    const { container } = this.app
    const storage = this.app.config.get<string>('cellier.storagePath')
    container.singleton(MediaFiles, async (resolver) => {
      const drive = await resolver.make('drive.manager')
      const disk = drive.use()
      const { driver } = disk
      return new MediaFiles(disk, driver instanceof FSDriver ? String(driver.options.location) : null)
    })
    container.singleton(FileStore, async (resolver) => {
      // Disk names are typed only by an application that declares `DriveDisks`; core does not know config/drive.ts.
      const disk = (await resolver.make('drive.manager')).use('kept' as never)
      const { driver } = disk
      return new FileStore({
        disk,
        root: driver instanceof FSDriver ? String(driver.options.location) : null,
        incoming: `${storage}/incoming`,
        store: await resolver.make(Store),
        clock: await resolver.make(Clock),
      })
    })
    container.singleton(OutgoingClient, async (resolver) => {
      const settings = await resolver.make(Settings)
      return new OutgoingClient({
        resolve: (host) => lookup(host, { all: true }),
        connect: connectTo,
        trusted: () => this.app.config.get<string[]>('outgoing.hosts', []),
        allowsPlain: () => settings.get<boolean>('core.outgoing.http'),
        logger: await resolver.make('logger'),
      })
    })
    container.singleton(StoredMails, () => new StoredMails(`${storage}/mails`))
    container.singleton(VideoIntake, () => new VideoIntake(`${storage}/incoming`))
  }

  /** Resolved in every process, because their constructors check the names of jobs and lists. */
  async boot() {
    await this.app.container.make(JobList)
    await this.app.container.make(ListCatalogue)
  }
}
