export declare const leftToNode: string[];
