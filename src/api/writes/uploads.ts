/**
 * A file to upload: a `Blob`, or a `File` when its name matters. In Node `fs.openAsBlob(path)` makes
 * one that is read from the disk while it is sent.
 */
export type Upload = Blob;

/** How far an upload is. */
export interface Progress {
  /** Bytes of the body handed to the network so far. */
  readonly sent: number;
  /** Bytes of the whole body: close to it while it is on its way, exact with the last report. */
  readonly total: number;
}

/** Whether a value of a field is a file. */
export const isUpload = (value: unknown): value is Upload => value instanceof Blob;

/** A name for the form part: the file's own without folders, or that of the field. */
export const uploadName = (upload: Upload, field: string): string => {
  const name = upload instanceof File ? upload.name.replace(/^.*[\\/]/s, '') : '';
  return name === '' ? field : name;
};
