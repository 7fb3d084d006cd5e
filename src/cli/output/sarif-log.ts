/** The parts of a SARIF 2.1.0 log that this package writes (OASIS standard of 27 March 2020). */

export interface SarifMessage {
  readonly text: string;
  readonly markdown?: string;
}

/** Lines and columns count from 1; the end is after the last character. */
export interface SarifRegion {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

export interface SarifLocation {
  readonly physicalLocation?: {
    readonly artifactLocation: { readonly uri: string };
    readonly region?: SarifRegion;
  };
  readonly logicalLocations?: readonly {
    readonly name?: string;
    readonly fullyQualifiedName: string;
    readonly kind?: string;
  }[];
}

export interface SarifFix {
  readonly description: SarifMessage;
  readonly artifactChanges: readonly {
    readonly artifactLocation: { readonly uri: string };
    readonly replacements: readonly {
      readonly deletedRegion: SarifRegion;
      readonly insertedContent: { readonly text: string };
    }[];
  }[];
}

export interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: 'error' | 'warning' | 'note';
  readonly message: SarifMessage;
  readonly locations: readonly SarifLocation[];
  readonly fixes?: readonly SarifFix[];
}

export interface SarifRule {
  readonly id: string;
  readonly shortDescription: SarifMessage;
  readonly help: SarifMessage;
  readonly defaultConfiguration: { readonly level: SarifResult['level'] };
}

export interface SarifNotification {
  readonly level: 'error';
  readonly message: SarifMessage;
}

export interface SarifLog {
  readonly $schema: string;
  readonly version: '2.1.0';
  readonly runs: readonly {
    readonly tool: {
      readonly driver: {
        readonly name: string;
        readonly semanticVersion: string;
        readonly rules: readonly SarifRule[];
      };
    };
    readonly invocations: readonly {
      readonly executionSuccessful: boolean;
      readonly toolExecutionNotifications: readonly SarifNotification[];
    }[];
    readonly columnKind: 'utf16CodeUnits';
    readonly results: readonly SarifResult[];
  }[];
}
