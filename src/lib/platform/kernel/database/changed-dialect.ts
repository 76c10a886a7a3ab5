/** A dialect of Kysely's that does something beside what it does. */
import type { DatabaseConnection, Dialect, Driver } from 'kysely';

type Change = Partial<Driver> & {
  /** Called once with each connection, before it is used. */
  readonly connected: (connection: DatabaseConnection) => void;
};

/** @param change Makes what is put in place of methods of a driver. */
export function changedDialect(dialect: Dialect, change: (driver: Driver) => Change): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver() {
      const driver = dialect.createDriver();
      const { connected, ...methods } = change(driver);
      const known = new WeakSet<DatabaseConnection>();
      return {
        init: (options) => driver.init(options),
        async acquireConnection(options) {
          const connection = await driver.acquireConnection(options);
          if (!known.has(connection)) connected(connection);
          known.add(connection);
          return connection;
        },
        beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
        commitTransaction: (connection) => driver.commitTransaction(connection),
        rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
        ...(driver.savepoint && { savepoint: driver.savepoint.bind(driver) }),
        ...(driver.rollbackToSavepoint && { rollbackToSavepoint: driver.rollbackToSavepoint.bind(driver) }),
        ...(driver.releaseSavepoint && { releaseSavepoint: driver.releaseSavepoint.bind(driver) }),
        releaseConnection: (connection, options) => driver.releaseConnection(connection, options),
        destroy: (options) => driver.destroy(options),
        ...methods,
      };
    },
  };
}
